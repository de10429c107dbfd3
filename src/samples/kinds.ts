import type { Sample } from '../model/page.ts'
import { isParsed } from './parse.ts'

/** Which checks a sample gets. */
const isChecked = ({ options }: Sample) => !('nocheck' in options || 'file' in options)

export const isScript = ({ language }: Sample): boolean => /^[jt]sx?$/.test(language)

export const isTypeScriptSample = ({ language }: Sample): boolean => /^tsx?$/.test(language)

export const isTyped = (sample: Sample): boolean => isChecked(sample) && isTypeScriptSample(sample)

export const isToParse = (sample: Sample): boolean => isChecked(sample) && isParsed(sample.language)

export const isRun = (sample: Sample): boolean =>
  isChecked(sample) && isScript(sample) && 'run' in sample.options
