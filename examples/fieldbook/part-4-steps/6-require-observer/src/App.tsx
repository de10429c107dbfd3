import { Route, Routes } from 'react-router'
import { Navbar } from '@/components/Navbar'
import { NotFoundPage } from '@/components/NotFoundPage'
// #region require-observer-import
import { RequireObserver } from '@/features/session/RequireObserver'
// #endregion
import { SignInPage } from '@/features/session/SignInPage'
import { JournalPage } from '@/features/sightings/JournalPage'

export function App() {
  return (
    <>
      <Navbar />
      <main>
        <Routes>
          <Route path="/" element={<SignInPage />} />
          {/* #region guarded-routes */}
          <Route element={<RequireObserver />}>
            <Route path="/sightings" element={<JournalPage />} />
          </Route>
          {/* #endregion */}
          <Route path="*" element={<NotFoundPage what="page" />} />
        </Routes>
      </main>
    </>
  )
}
