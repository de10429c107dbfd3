import { FlockCounter } from './features/flock/FlockCounter'

export function App() {
  return (
    <main>
      <section className="page">
        <h1>Flock counter</h1>
        <FlockCounter />
      </section>
    </main>
  )
}
