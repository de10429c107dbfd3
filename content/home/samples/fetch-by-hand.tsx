import { useEffect, useState } from 'react'

type Sighting = { id: string; species: string }

export function Sightings() {
  const [sightings, setSightings] = useState<Sighting[]>([])
  const [isLoading, setIsLoading] = useState(true)
  const [error, setError] = useState<unknown>(null)

  useEffect(() => {
    const controller = new AbortController()
    async function load() {
      try {
        const { signal } = controller
        const response = await fetch('/api/sightings', { signal })
        if (!response.ok) throw new Error(response.statusText)
        setSightings(await response.json())
      } catch (error) {
        if (!controller.signal.aborted) setError(error)
      } finally {
        if (!controller.signal.aborted) setIsLoading(false)
      }
    }
    load()
    return () => controller.abort()
  }, [])

  if (isLoading) return <p>Loading…</p>
  if (error) return <p>Something went wrong.</p>
  return sightings.map(({ id, species }) => <li key={id}>{species}</li>)
}
