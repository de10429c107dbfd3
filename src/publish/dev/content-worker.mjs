// JavaScript, because a thread of Node 20 has to register the loader that runs TypeScript.
import { register } from 'tsx/esm/api'

register()
export const { open, answer, changed, nextUpdate, compileRest } = await import(
  './content-thread.ts'
)
