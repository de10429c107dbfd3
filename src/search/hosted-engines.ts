import { engine as algolia } from './algolia/hosted.ts'
import type { HostedEngine } from './hosted-engine.ts'

/** The hosted engines by the names of their folders. The first whose settings are complete answers. */
export const hostedEngines: { [folder: string]: HostedEngine } = { algolia }
