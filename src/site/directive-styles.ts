/** Styles of directives without a component, which are on every page. */
import.meta.glob('../directives/*/static.css', { eager: true })
