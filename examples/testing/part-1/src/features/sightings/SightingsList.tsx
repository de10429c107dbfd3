import { useGetSightingsQuery } from '../../app/api'

export function SightingsList() {
  const { data = [], isError, isLoading } = useGetSightingsQuery()

  if (isLoading) return <p>Loading …</p>
  if (isError) return <p>The journal could not be loaded</p>
  return (
    <ul>
      {data.map(({ id, species }) => (
        <li key={id}>{species}</li>
      ))}
    </ul>
  )
}
