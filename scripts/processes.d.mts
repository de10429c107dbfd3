import type { SpawnOptions } from 'node:child_process'

export function capture(
  command: string,
  args: string[],
  options?: SpawnOptions,
): Promise<{ code: number; output: string }>
