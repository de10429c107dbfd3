import type { Ask, ShownNetwork, ShownRequest } from '../inspection.ts'
import { failures, latencies, type NetworkSettings } from '../network-settings.ts'
import { element, placeText } from './elements.ts'
import { createTree } from './state-tree.ts'
import type { Part } from './steps-list.ts'

const latencyNames = { 0: 'none', 500: '500 ms', 2000: '2,000 ms' }
const failureNames = { none: 'none', next: 'the next request', all: 'all requests' }

/** The requests of a sample with their responses, and how slow and reliable its network is. */
export function createNetwork(
  ask: (ask: Ask) => void,
  lineOf: (file: string, line: number) => number,
): Part {
  const box = element('div', 'timeline-network')
  const form = element('div', 'timeline-settings')
  const list = element('ol', 'timeline-requests')
  const bodies = element('div', 'timeline-bodies')
  const sent = createBody('Sent')
  const received = createBody('Received')
  let settings: NetworkSettings = { latencyMs: 0, failure: 'none' }
  let last = ''
  const change = (next: Partial<NetworkSettings>) => {
    settings = { ...settings, ...next }
    ask({ do: 'network', settings })
  }
  const latency = createChoice('Latency', latencies, latencyNames, (latencyMs) =>
    change({ latencyMs }),
  )
  const failure = createChoice('Failing', failures, failureNames, (failure) => change({ failure }))
  list.ariaLabel = 'Requests'
  form.append(latency.box, failure.box)
  bodies.append(sent.box, received.box)
  box.append(form, list)

  function item(request: ShownRequest, at: number, chosen: number): HTMLElement {
    const isOpen = at === chosen
    const made = element('li')
    const press = element('button', 'timeline-step')
    press.type = 'button'
    press.ariaExpanded = String(isOpen)
    press.toggleAttribute('data-error', request.error !== '' || request.status >= 400)
    press.onclick = () => ask({ do: 'open', request: isOpen ? -1 : at })
    const { method, address, file, line } = request
    const place = placeText({ file, line: Math.max(0, lineOf(file, line)) })
    const notes = [outcomeText(request), place].filter((text) => text !== '')
    press.append(
      element('span', 'timeline-type', `${method} ${address}`),
      element('span', 'timeline-note', notes.join(' · ')),
    )
    made.append(press)
    if (isOpen) made.append(bodies)
    return made
  }

  function showList({ requests, dropped, chosen }: ShownNetwork): void {
    const key = JSON.stringify([requests, dropped, chosen])
    if (key === last) return
    last = key
    const presses = () => [...list.querySelectorAll<HTMLElement>('.timeline-step')]
    const focused = presses().indexOf(document.activeElement as HTMLElement)
    list.replaceChildren(
      ...requests.map((request, index) => item(request, dropped + index, chosen)),
    )
    presses()[focused]?.focus()
  }

  return {
    box,
    show({ network }) {
      const { latencyMs, failure: fails, requests, dropped, chosen } = network
      settings = { latencyMs, failure: fails }
      latency.show(latencyMs)
      failure.show(fails)
      showList(network)
      const request = requests[chosen - dropped]
      sent.show(network.sent, 'no body')
      received.show(
        network.received,
        request?.error || (request?.ms === -1 ? 'pending' : 'no body'),
      )
    },
  }
}

function outcomeText({ status, ms, error }: ShownRequest): string {
  if (ms < 0) return 'pending'
  return `${error ? 'no response' : status} · ${ms.toLocaleString('en-US')} ms`
}

function createChoice<Value extends string | number>(
  name: string,
  values: readonly Value[],
  names: { [value in Value]: string },
  choose: (value: Value) => void,
): { box: HTMLElement; show(value: Value): void } {
  const box = element('label', 'timeline-choice', name)
  const select = element('select', 'timeline-stores')
  select.append(...values.map((value) => new Option(names[value], String(value))))
  select.onchange = () => {
    const value = values[select.selectedIndex]
    if (value !== undefined) choose(value)
  }
  box.append(select)
  return {
    box,
    show(value) {
      select.selectedIndex = values.indexOf(value)
    },
  }
}

function createBody(name: string) {
  const box = element('div', 'timeline-body-part')
  const tree = createTree()
  const none = element('span', 'timeline-empty')
  box.append(element('span', 'timeline-part-name', name), none, tree.box)
  return {
    box,
    show(root: ShownNetwork['sent'], without: string) {
      tree.box.hidden = root === null
      none.hidden = root !== null
      none.textContent = without
      if (root) tree.show(root)
    },
  }
}
