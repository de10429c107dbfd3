import { Route, Routes } from 'react-router'
import { Navbar } from '@/components/Navbar'
import { NotFoundPage } from '@/components/NotFoundPage'
import { RequireObserver } from '@/features/session/RequireObserver'
import { SignInPage } from '@/features/session/SignInPage'
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
          </Route>
          <Route path="*" element={<NotFoundPage what="page" />} />
        </Routes>
      </main>
    </>
  )
}
