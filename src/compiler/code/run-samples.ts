import type { Sample } from '../../model/page.ts'

/** Whether a sample is checked at all: not when its author says why not, and not with the file that it shows. */
export const isChecked = ({ options }: Sample): boolean =>
  !('nocheck' in options || 'file' in options)

export const isScript = ({ language }: Sample): boolean => /^[jt]sx?$/.test(language)

/** Whether a sample is run, and the results that it states are compared. */
export const isRun = (sample: Sample): boolean =>
  isChecked(sample) && isScript(sample) && 'run' in sample.options
