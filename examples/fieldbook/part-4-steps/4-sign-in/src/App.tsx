import { Route, Routes } from 'react-router'
import { Navbar } from '@/components/Navbar'
import { NotFoundPage } from '@/components/NotFoundPage'
import { SignInPage } from '@/features/session/SignInPage'
import { JournalPage } from '@/features/sightings/JournalPage'

export function App() {
  return (
    <>
      <Navbar />
      <main>
        <Routes>
          <Route path="/" element={<SignInPage />} />
          <Route path="/sightings" element={<JournalPage />} />
          <Route path="*" element={<NotFoundPage what="page" />} />
        </Routes>
      </main>
    </>
  )
}
