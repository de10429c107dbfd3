import * as toolkit from '@reduxjs/toolkit/react'

register({ '@reduxjs/toolkit/react': toolkit })
