import type { ReactNode } from 'react'
import { loadMessages } from '../../browser/messages/load-messages.ts'
import {
  type ForeignError,
  findByWords,
  type Recognized,
  recognizeMessages,
  titleOf,
} from '../../browser/messages/recognize.ts'

export type FoundMessages = {
  /** One line that says how much was found. */
  status: string
  list: ReactNode
  /** Address of the first message. */
  first: string | null
}

const base = import.meta.env.BASE_URL

/** Servers refuse longer addresses. */
const maxSearched = 1000

/** The messages in what was pasted or, if there are none, those that have its number or most of its words. */
export async function findMessages(query: string): Promise<FoundMessages> {
  const all = await loadMessages().catch((error) => {
    console.warn(error)
    return null
  })
  if (!all) return { status: 'The list of messages could not be loaded.', list: null, first: null }
  const { messages, foreign } = recognizeMessages(query, all)
  const isRecognized = messages.length + foreign.length > 0
  const found = isRecognized
    ? messages
    : findByWords(query, all).map((message) => ({ message, text: message.texts[0] ?? '' }))
  const count = found.length + foreign.length
  return {
    status: count > 0 ? `${count} found` : 'Nothing found',
    list: count > 0 ? <Found messages={found} foreign={foreign} /> : <Nothing query={query} />,
    first: found[0] ? addressOf(found[0]) : null,
  }
}

function Found({ messages, foreign }: { messages: Recognized[]; foreign: ForeignError[] }) {
  return (
    <ul>
      {messages.map((recognized) => (
        <li key={addressOf(recognized)}>
          <a href={addressOf(recognized)}>{titleOf(recognized)}</a>
          <p>{recognized.message.help}</p>
        </li>
      ))}
      {foreign.map(({ package: owner, number, url }) => {
        const title = `${owner} error ${number}`
        return (
          <li key={title}>
            {url ? <a href={url}>{title}</a> : title}
            <p>{`This is a number of ${owner}, whose own documentation explains it.`}</p>
          </li>
        )
      })}
    </ul>
  )
}

function Nothing({ query }: { query: string }) {
  return (
    <p>
      <a href={`${base}search?q=${encodeURIComponent(query.slice(0, maxSearched))}`}>
        Search all pages for this text
      </a>
    </p>
  )
}

const addressOf = ({ message: { route, id } }: Recognized) => `${base}${route.slice(1)}#${id}`
