/** Runs in the head of every page before anything is painted. Inlined, and allowed by its hash. */
import { deferLayout, opensAtTop } from '../../browser/deferred-layout/deferred-layout.ts'
import { applyStoredChoices } from '../../browser/preferences/inline-script.ts'

applyStoredChoices()
// Decides which name of a key the style shows, so that it's right before other script runs.
if (/mac|ip(hone|ad|od)/i.test(navigator.platform)) document.documentElement.dataset.apple = ''
deferLayout(opensAtTop())
