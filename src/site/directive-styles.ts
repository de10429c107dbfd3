/** Styles of directives that are shown without a component. They are on every page. */
import.meta.glob('../directives/*/static.css', { eager: true })
