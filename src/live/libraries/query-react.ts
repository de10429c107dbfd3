import * as query from '@reduxjs/toolkit/query/react'

register({ '@reduxjs/toolkit/query/react': query })
