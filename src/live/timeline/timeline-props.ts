import type { Inspection, InspectorCommand } from '../inspection.ts'

/** What each part of the timeline gets. */
export type TimelineProps = {
  inspection: Inspection
  /** Hands the inspector what the reader wants. */
  ask(command: InspectorCommand): void
  /** The line that readers see of a line of the source. */
  lineOf(file: string, line: number): number
}
