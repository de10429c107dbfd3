import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../system/project.ts'
import { bundleSampleCompiler, parenthesizeFactories } from './live-libraries.ts'
import { viteConfig } from './vite-config.ts'

test('Functions that hold older packages are in parentheses, and no others', () => {
  expect(
    parenthesizeFactories(
      'var a=o((e,t)=>{t.x=1}),b=o(e=>{e.y=f(()=>2)}),c=[1].map((e)=>e,2);d(()=>{})',
    ),
  ).toBe('var a=o(((e,t)=>{t.x=1})),b=o((e=>{e.y=f(()=>2)})),c=[1].map((e)=>e,2);d(()=>{})')
})

test('The compiler of edited samples tells regular expressions that are none, with their line', async () => {
  const config = viteConfig({ contentDir: path.join(projectRoot, 'content'), basePath: '/' })
  const [, code] = await bundleSampleCompiler(config)
  const { compileProject } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const compile = (text: string) => compileProject([{ path: 'index.ts', code: text }])
  expect(() => compile('let a: B\na = /(?<b>c)\\k<b>\\p{L}/v')).not.toThrow()
  for (const wrong of ['/(/', '/a/gg', '/[b-a]/', '/\\p{Nope}/u']) {
    expect(() => compile(`let a: B\na = ${wrong}`), wrong).toThrowError(
      expect.objectContaining({ name: 'SyntaxError', line: 2 }),
    )
  }
})
