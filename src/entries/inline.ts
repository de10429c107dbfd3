/** Runs in the head of every page before anything is painted. Inlined, and allowed by its hash. */
import { deferLayout, opensAtTop } from '../deferred-layout/deferred-layout.ts'
import { applyStoredChoices } from '../preferences/inline-script.ts'

applyStoredChoices()
deferLayout(opensAtTop())
