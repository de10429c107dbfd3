import { useSimulateNewsMutation } from './notificationsSlice'

export function SimulateNews() {
  const [simulateNews, { isLoading, isError }] = useSimulateNewsMutation()
  const label = isError ? 'No response, try again' : 'Simulate news'

  return (
    <button type="button" disabled={isLoading} onClick={() => simulateNews()}>
      {isLoading ? 'Asking …' : label}
    </button>
  )
}
