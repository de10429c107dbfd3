import { apiIndex } from './api-index/definition.ts'
import { callouts } from './callout/definition.ts'
import { checkpoint } from './checkpoint/definition.ts'
import { demo } from './demo/definition.ts'
import { details } from './details/definition.ts'
import { diagram } from './diagram/definition.ts'
import { errorCodes } from './error-codes/definition.ts'
import { errorLookup } from './error-lookup/definition.ts'
import { fileTree } from './file-tree/definition.ts'
import { members } from './members/definition.ts'
import { newExports } from './new-exports/definition.ts'
import { packageVersions } from './package-versions/definition.ts'
import { playground } from './playground/definition.ts'
import { questionIndex } from './question-index/definition.ts'
import { resourceFilter } from './resource-filter/definition.ts'
import { resourceList } from './resource-list/definition.ts'
import { rule, ruleFilter } from './rule/definition.ts'
import { tab, tabs } from './tabs/definition.ts'
import { tutorialCard, tutorialCards, tutorialProgress } from './tutorial-progress/definition.ts'
import { video } from './video/definition.ts'

/**
 * Every directive that authors can use. A directive shown by a React component also needs a line in
 * components.tsx, which doesn't compile without it; one shown as HTML has its styles in static.css.
 */
export const directives = [
  apiIndex,
  ...callouts,
  checkpoint,
  demo,
  details,
  diagram,
  errorCodes,
  errorLookup,
  fileTree,
  members,
  newExports,
  packageVersions,
  playground,
  questionIndex,
  resourceFilter,
  resourceList,
  rule,
  ruleFilter,
  tab,
  tabs,
  tutorialCard,
  tutorialCards,
  tutorialProgress,
  video,
] as const
