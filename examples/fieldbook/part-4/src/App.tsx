// #region imports
import { Route, Routes } from 'react-router'
import { Navbar } from '@/components/Navbar'
import { NotFoundPage } from '@/components/NotFoundPage'
import { RequireObserver } from '@/features/session/RequireObserver'
import { SignInPage } from '@/features/session/SignInPage'
import { EditSightingPage } from '@/features/sightings/EditSightingPage'
import { JournalPage } from '@/features/sightings/JournalPage'
import { SightingPage } from '@/features/sightings/SightingPage'
// #endregion

export function App() {
  return (
    <>
      <Navbar />
      <main>
        {/* #region routes */}
        <Routes>
          <Route path="/" element={<SignInPage />} />
          <Route element={<RequireObserver />}>
            <Route path="/sightings" element={<JournalPage />} />
            <Route path="/sightings/:sightingId" element={<SightingPage />} />
            <Route
              path="/sightings/:sightingId/edit"
              element={<EditSightingPage />}
            />
          </Route>
          <Route path="*" element={<NotFoundPage what="page" />} />
        </Routes>
        {/* #endregion */}
      </main>
    </>
  )
}
