/** The styles of the theme, if the content has one. They come after the tokens that they change. */
import.meta.glob('#content/theme/theme.css', { eager: true })
