/** Each default in the reference is what the packages do, or what their source says. */
import { describe, expect, test } from 'vitest'
import { ownerKey } from '../../src/model/api-data.ts'
import { checkDefault } from '../../src/proofs/defaults/check-default.ts'
import { loadPackages } from '../../src/proofs/defaults/packages.ts'
import { proofs } from '../../src/proofs/defaults/proofs.ts'
import { contentPages } from '../support/content-pages.ts'

const { pages } = await contentPages()
const packages = loadPackages(process.cwd())

const defaults = pages.flatMap((page) =>
  page.memberLists.flatMap(({ of, members }) =>
    members.flatMap((member) =>
      member.default === null
        ? []
        : [
            {
              place: `${page.sourcePath}:${member.line}`,
              owner: ownerKey(of),
              name: member.name,
              stated: member.default,
            },
          ],
    ),
  ),
)

test('the reference states defaults', () => {
  expect(defaults.length).toBeGreaterThan(100)
})

describe('is what the package does without the option', () => {
  test.each(defaults)('$owner $name: $stated', async ({ owner, name, stated, place }) => {
    const proof = proofs[owner]?.[name]
    if (!proof) {
      throw new Error(
        `${place} states a default that nothing proves. Add a proof to src/proofs/defaults/proofs.ts.`,
      )
    }
    expect(await checkDefault(name, stated, proof, packages), place).toBeNull()
  })
})
