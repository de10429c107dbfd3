import { Link } from 'react-router'

export function Navbar() {
  return (
    <header className="navbar">
      <Link to="/" className="brand">
        Fieldbook
      </Link>
    </header>
  )
}
