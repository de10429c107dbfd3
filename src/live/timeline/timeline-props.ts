import type { Inspection, InspectorCommand } from '../inspection.ts'

/** Properties of each part of the timeline. */
export type TimelineProps = {
  inspection: Inspection
  /** Sends a command of the reader to the inspector. */
  ask(command: InspectorCommand): void
  /** The line that readers see for a source line. */
  lineOf(file: string, line: number): number
}
