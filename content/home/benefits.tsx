import type { ReactNode } from 'react'

/** What Redux gives you, each with a picture in the four colors. The pictures only repeat the words. */
const benefits: { title: string; text: string; picture: ReactNode }[] = [
  {
    title: 'Predictable',
    text: 'The same actions lead to the same state, in the app and in your tests.',
    picture: (
      <>
        {[18, 50].map((y) => (
          <g key={y}>
            <path className="line" d={`M28 ${y}h64`} />
            <rect data-concept="state" x="4" y={y - 11} width="22" height="22" rx="6" />
            <circle data-concept="action" cx="60" cy={y} r="9" />
            <path className="line" d={`m86 ${y - 5} 6 5-6 5`} />
            <rect data-concept="state" x="95" y={y - 11} width="22" height="22" rx="6" />
          </g>
        ))}
      </>
    ),
  },
  {
    title: 'Centralized',
    text: 'Shared state is in one store, and you can save and restore it.',
    picture: (
      <>
        <path className="line" d="M60 34 14 12M60 34l46-22M60 34 14 56m46-22 46 22" />
        {[12, 56].flatMap((y) =>
          [14, 106].map((x) => (
            <circle key={`${x},${y}`} data-concept="view" cx={x} cy={y} r="10" />
          )),
        )}
        <rect data-concept="state" x="41" y="17" width="38" height="34" rx="8" />
        <path className="line" d="M51 28h18m-18 6h18m-18 6h10" />
      </>
    ),
  },
  {
    title: 'Debuggable',
    text: 'The Redux DevTools show what each action changed, and can go back in time.',
    picture: (
      <>
        <path className="line" d="M6 42h108" />
        {[16, 45, 103].map((x) => (
          <circle key={x} data-concept="action" cx={x} cy="42" r="8" />
        ))}
        <circle className="current" data-concept="action" cx="74" cy="42" r="10" />
        <rect data-concept="state" x="60" y="4" width="28" height="20" rx="5" />
        <path className="line" d="M74 25v5" />
        <path className="line" d="M50 60H22m5-5-6 5 6 5" />
      </>
    ),
  },
  {
    title: 'Flexible',
    text: 'Use it with React or any other UI library. RTK Query can fetch your data.',
    picture: (
      <>
        <rect data-concept="reducer" x="36" y="20" width="48" height="28" rx="7" />
        <rect data-concept="action" x="4" y="22" width="24" height="24" rx="6" />
        <path className="line" d="M28 34h8" />
        <rect data-concept="view" x="92" y="22" width="24" height="24" rx="6" />
        <path className="line" d="M84 34h8" />
        <rect className="added" data-concept="state" x="48" y="56" width="24" height="10" rx="4" />
        <path className="line" d="M60 48v8m0-36v-6" />
        <rect className="added" data-concept="state" x="48" y="3" width="24" height="10" rx="4" />
      </>
    ),
  },
]

/** Four reasons to use Redux. */
export function Benefits() {
  return (
    <ul className="benefits">
      {benefits.map(({ title, text, picture }) => (
        <li key={title}>
          <svg className="benefit-picture" viewBox="0 0 120 68" aria-hidden="true">
            {picture}
          </svg>
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
