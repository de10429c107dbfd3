import { Route, Routes } from 'react-router'
import { Navbar } from '@/components/Navbar'
import { NotFoundPage } from '@/components/NotFoundPage'
// #region observer-imports
import { ObserverPage } from '@/features/observers/ObserverPage'
import { ObserversList } from '@/features/observers/ObserversList'
// #endregion
import { RequireObserver } from '@/features/session/RequireObserver'
import { SignInPage } from '@/features/session/SignInPage'
import { EditSightingPage } from '@/features/sightings/EditSightingPage'
import { JournalPage } from '@/features/sightings/JournalPage'
import { SightingPage } from '@/features/sightings/SightingPage'

export function App() {
  return (
    <>
      <Navbar />
      <main>
        <Routes>
          <Route path="/" element={<SignInPage />} />
          <Route element={<RequireObserver />}>
            <Route path="/sightings" element={<JournalPage />} />
            <Route path="/sightings/:sightingId" element={<SightingPage />} />
            <Route
              path="/sightings/:sightingId/edit"
              element={<EditSightingPage />}
            />
            {/* #region observer-routes */}
            <Route path="/observers" element={<ObserversList />} />
            <Route path="/observers/:observerId" element={<ObserverPage />} />
            {/* #endregion */}
          </Route>
          <Route path="*" element={<NotFoundPage what="page" />} />
        </Routes>
      </main>
    </>
  )
}
