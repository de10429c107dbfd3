/** Runs in the head of every page before anything is painted. Inlined, and allowed by its hash. */
import { applyStoredChoices } from '../preferences/inline-script.ts'
import { leaveOutRest, opensAtTop } from '../site/lay-out.ts'

applyStoredChoices()
leaveOutRest(opensAtTop())
