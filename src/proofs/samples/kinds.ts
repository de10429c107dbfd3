import { isChecked } from '../../compiler/code/run-samples.ts'
import type { Sample } from '../../model/page.ts'
import { isParsed } from './parse.ts'

/** Whether a sample is written in TypeScript, checked or not. */
export const isTypeScriptSample = ({ language }: Sample): boolean => /^tsx?$/.test(language)

/** Whether the types of a sample are checked: it's TypeScript and not excluded. */
export const isTyped = (sample: Sample): boolean => isChecked(sample) && isTypeScriptSample(sample)

/** Whether a sample is only parsed: its language has a parser in parse.ts and no types, and it's not excluded. */
export const isToParse = (sample: Sample): boolean => isChecked(sample) && isParsed(sample.language)
