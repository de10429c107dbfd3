export function App() {
  return (
    <main className="board">
      <h1>The Pass</h1>
      <p>The kitchen opens soon.</p>
    </main>
  )
}
