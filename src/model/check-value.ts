import type { z } from 'zod'
import { expectedOneOf } from './suggestion.ts'

/** A mistake in a value: its place, what is wrong, and what is expected instead. */
type ValueIssue = { path: PropertyKey[]; message: string; hint?: string }

type ZodIssue = z.core.$ZodIssue

/** How many characters of a wrong value a message shows. */
const maxShownLength = 60

/**
 * Parses a value with a strict schema whose parts have descriptions. A description ends a sentence that begins with
 * "Expected".
 * @returns the parsed value or all of its mistakes
 */
export function checkValue<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): { value: z.infer<Schema> } | { issues: ValueIssue[] } {
  const parsed = schema.safeParse(value, { error: expectation })
  if (parsed.success) return { value: parsed.data }
  const issues = parsed.error.issues.flatMap(meantIssues)
  return { issues: issues.flatMap((issue) => issuesIn(issue, value)) }
}

/** What is expected in place of the value; for unknown keys, the names of the known ones. */
const expectation: z.core.$ZodErrorMap = (issue) => {
  const schema = issue.schema as z.ZodObject | undefined
  if (issue.code === 'unrecognized_keys') return Object.keys(schema?.shape ?? {}).join(' ')
  if (issue.code === 'invalid_value' && issue.input !== undefined) {
    return expectedOneOf(String(issue.input), issue.values.map(String))
  }
  return schema?.description && `Expected ${schema.description}.`
}

/**
 * The issues of those alternatives in a union that have the type of the value. For example, if an object has a wrong
 * key where a string would be allowed too, only the issue about the key is useful.
 */
function meantIssues(issue: ZodIssue): ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const isOfKind = (issues: ZodIssue[]) =>
    !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0)
  const meant = issue.errors.find(isOfKind)
  if (!meant) return [issue]
  return meant
    .flatMap(meantIssues)
    .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

function issuesIn(issue: ZodIssue, value: unknown): ValueIssue[] {
  const { path } = issue
  if (issue.code === 'unrecognized_keys') {
    const known = issue.message.split(' ')
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: `Unknown key \`${pathText([...path, key])}\`.`,
      hint: expectedOneOf(key, known),
    }))
  }
  if (issue.code === 'custom') return [{ path, message: `${issue.message}.` }]
  const name = pathText(path)
  const received = valueAt(value, path)
  if (received === undefined || received === null) {
    const reason = received === null ? 'has no value' : 'is missing'
    return [{ path, message: `\`${name}\` ${reason}.`, hint: issue.message }]
  }
  const text = String(JSON.stringify(received))
  const shown = text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text
  const message = name ? `\`${name}\` is ${shown}.` : `Found ${shown}.`
  return [{ path, message, hint: issue.message }]
}

/** `navbar`, `1`, `to` → `navbar[1].to` */
function pathText(path: PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce(
    (outer: unknown, key) => (outer as { [key: PropertyKey]: unknown })?.[key],
    value,
  )
}
