/** Caches pages for reading without a network. The build puts the release in front of this script. */
import type { Release } from '../offline/release.ts'
import { startWorker } from '../offline/worker/start-worker.ts'

declare const siteRelease: Release

startWorker(siteRelease)
