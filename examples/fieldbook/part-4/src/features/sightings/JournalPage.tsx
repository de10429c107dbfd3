import { Page } from '@/components/Page'
import { AddSightingForm } from './AddSightingForm'
import { SightingsList } from './SightingsList'

export function JournalPage() {
  return (
    <Page title="Journal">
      <AddSightingForm />
      <SightingsList />
    </Page>
  )
}
