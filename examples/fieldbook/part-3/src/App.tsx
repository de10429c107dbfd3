// #region imports
import { Route, Routes } from 'react-router'
import { Navbar } from '@/components/Navbar'
import { NotFoundPage } from '@/components/NotFoundPage'
import { Page } from '@/components/Page'
import { AddSightingForm } from '@/features/sightings/AddSightingForm'
import { SightingsList } from '@/features/sightings/SightingsList'
// #endregion

export function App() {
  return (
    <>
      <Navbar />
      <main>
        <Routes>
          {/* #region journal-route */}
          <Route
            path="/"
            element={
              <Page title="Journal">
                <AddSightingForm />
                <SightingsList />
              </Page>
            }
          />
          {/* #endregion */}
          <Route path="*" element={<NotFoundPage what="page" />} />
        </Routes>
      </main>
    </>
  )
}
