import { expect, test } from 'vitest'
import { parenthesizeFactories } from './live-libraries.ts'

test('Functions that hold older packages are in parentheses, and no others', () => {
  expect(
    parenthesizeFactories(
      'var a=o((e,t)=>{t.x=1}),b=o(e=>{e.y=f(()=>2)}),c=[1].map((e)=>e,2);d(()=>{})',
    ),
  ).toBe('var a=o(((e,t)=>{t.x=1})),b=o((e=>{e.y=f(()=>2)})),c=[1].map((e)=>e,2);d(()=>{})')
})
