/** Caches pages for offline reading. The build puts the release before this script. */
import type { Release } from '../../offline/release.ts'
import { retire } from '../../offline/worker/retire.ts'
import { startWorker } from '../../offline/worker/start-worker.ts'

/** Null if offline reading is off. */
declare const siteRelease: Release | null

if (siteRelease) startWorker(siteRelease)
else retire()
