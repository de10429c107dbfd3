import { BoardControls } from './features/controls/BoardControls'
import { TicketEntry } from './features/entry/TicketEntry'
import { TicketRail } from './features/tickets/TicketRail'

export function App() {
  return (
    <main className="board">
      <h1>The Pass</h1>
      <TicketEntry />
      <TicketRail />
      <BoardControls />
    </main>
  )
}
