import type { Sample } from '../../model/page.ts'

/**
 * Whether a sample is checked at all. It isn't if its author opted out, or if it's checked as a part of the file that
 * it shows.
 */
export const isChecked = ({ options }: Sample): boolean =>
  !('nocheck' in options || 'file' in options)

export const isScript = ({ language }: Sample): boolean => /^[jt]sx?$/.test(language)

/** Whether a sample is run, and its results are compared with what it states. */
export const isRun = (sample: Sample): boolean =>
  isChecked(sample) && isScript(sample) && 'run' in sample.options
