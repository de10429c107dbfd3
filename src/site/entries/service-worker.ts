/** Caches pages for reading without a network. The build puts the release in front of this script. */
import type { Release } from '../../offline/release.ts'
import { retire } from '../../offline/worker/retire.ts'
import { startWorker } from '../../offline/worker/start-worker.ts'

/** Null where reading offline is switched off. */
declare const siteRelease: Release | null

if (siteRelease) startWorker(siteRelease)
else retire()
