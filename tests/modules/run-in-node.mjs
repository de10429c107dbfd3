/** `node run-in-node.mjs FOLDER`: runs m0.mjs of each folder in it, and prints the outcomes as JSON. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { outcomeOf } from './outcome.mjs'

const root = String(process.argv[2])
/** @type {{ [folder: string]: string[] }} */
const outcomes = {}
process.on('unhandledRejection', () => {})

for (const folder of readdirSync(root)) {
  const { href } = pathToFileURL(path.join(root, folder, 'm0.mjs'))
  const idle = new Promise((resolve) => process.once('beforeExit', resolve))
  outcomes[folder] = await outcomeOf(() => import(href), idle)
}
console.log(JSON.stringify(outcomes))
