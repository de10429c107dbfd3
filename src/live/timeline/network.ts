import { createButton, createElement } from '../../dom/elements.ts'
import type { InspectorCommand, ShownNetwork, ShownRequest } from '../inspection.ts'
import { failures, latencies, type NetworkSettings } from '../network-settings.ts'
import { createUpdate } from './create-update.ts'
import { createTree } from './state-tree.ts'
import type { TimelinePart } from './steps-list.ts'
import { locationText } from './texts.ts'

const latencyNames = { 0: 'none', 500: '500 ms', 2000: '2,000 ms' }
const failureNames = { none: 'none', next: 'the next request', all: 'all requests' }

/** The requests of a sample with their responses, and how slow and reliable its network is. */
export function createNetwork(
  ask: (ask: InspectorCommand) => void,
  lineOf: (file: string, line: number) => number,
): TimelinePart {
  const box = createElement('div', 'timeline-network')
  const form = createElement('div', 'timeline-settings')
  const list = createElement('ol', 'timeline-requests')
  const bodies = createElement('div', 'timeline-bodies')
  const sent = createBody('Sent')
  const received = createBody('Received')
  let settings: NetworkSettings = { latencyMs: 0, failure: 'none' }
  const update = createUpdate(list, '.timeline-step')
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
    const row = createElement('li')
    const press = createButton('timeline-step', '', () =>
      ask({ do: 'open', request: isOpen ? -1 : at }),
    )
    press.ariaExpanded = String(isOpen)
    press.toggleAttribute('data-error', request.error !== '' || request.status >= 400)
    const { method, address, file, line } = request
    const place = locationText(file, lineOf(file, line))
    const notes = [outcomeText(request), place].filter((text) => text !== '')
    press.append(
      createElement('span', 'timeline-type', `${method} ${address}`),
      createElement('span', 'timeline-note', notes.join(' · ')),
    )
    row.append(press)
    if (isOpen) row.append(bodies)
    return row
  }

  return {
    box,
    show({ network }) {
      const { latencyMs, failure: fails, requests, dropped, chosen } = network
      settings = { latencyMs, failure: fails }
      latency.show(latencyMs)
      failure.show(fails)
      update([requests, dropped, chosen], () =>
        requests.map((request, index) => item(request, dropped + index, chosen)),
      )
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
  const box = createElement('label', 'timeline-choice', name)
  const select = createElement('select', 'timeline-stores')
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
  const box = createElement('div', 'timeline-body-part')
  const tree = createTree()
  const none = createElement('span', 'timeline-empty')
  box.append(createElement('span', 'timeline-part-name', name), none, tree.box)
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
