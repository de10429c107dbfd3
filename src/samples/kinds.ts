import { isChecked } from '../compiler/code/run-samples.ts'
import type { Sample } from '../model/page.ts'
import { isParsed } from './parse.ts'

/** Which checks a sample gets. */
export const isTypeScriptSample = ({ language }: Sample): boolean => /^tsx?$/.test(language)

export const isTyped = (sample: Sample): boolean => isChecked(sample) && isTypeScriptSample(sample)

export const isToParse = (sample: Sample): boolean => isChecked(sample) && isParsed(sample.language)
