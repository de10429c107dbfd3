import { Route, Routes } from 'react-router'
import { Navbar } from '@/components/Navbar'
import { NotFoundPage } from '@/components/NotFoundPage'
import { RequireObserver } from '@/features/session/RequireObserver'
import { SignInPage } from '@/features/session/SignInPage'
import { JournalPage } from '@/features/sightings/JournalPage'
// #region sighting-import
import { SightingPage } from '@/features/sightings/SightingPage'
// #endregion

export function App() {
  return (
    <>
      <Navbar />
      <main>
        <Routes>
          <Route path="/" element={<SignInPage />} />
          <Route element={<RequireObserver />}>
            {/* #region sighting-route */}
            <Route path="/sightings" element={<JournalPage />} />
            <Route path="/sightings/:sightingId" element={<SightingPage />} />
            {/* #endregion */}
          </Route>
          <Route path="*" element={<NotFoundPage what="page" />} />
        </Routes>
      </main>
    </>
  )
}
