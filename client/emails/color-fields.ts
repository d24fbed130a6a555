import type { IslandProps } from '../shared/routing';

/** Options of the colors by their names in the palette, which are those of the page's defaults, too. */
const OPTIONS = {
	baseColor: 'woocommerce_email_base_color',
	bgColor: 'woocommerce_email_background_color',
	bodyBgColor: 'woocommerce_email_body_background_color',
	bodyTextColor: 'woocommerce_email_text_color',
	footerTextColor: 'woocommerce_email_footer_text_color',
} as const;

type ColorName = keyof typeof OPTIONS;

/** The five colors of emails, such as `#720eec`. */
export type Colors = Readonly< Record< ColorName, string > >;

const NAMES = Object.keys( OPTIONS ) as ColorName[];

const eachColor = ( colorOf: ( name: ColorName ) => string ): Colors =>
	Object.fromEntries( NAMES.map( ( name ) => [ name, colorOf( name ) ] ) ) as Record< ColorName, string >;

const snakeCase = ( name: string ): string => name.replace( /[A-Z]/g, ( letter ) => `_${ letter.toLowerCase() }` );

/** The server-rendered field of a color. */
const fieldOf = ( name: ColorName ): HTMLInputElement | null =>
	document.querySelector< HTMLInputElement >( `#setting-${ OPTIONS[ name ] }` );

/** The colors that hold where the owner chose none, as the page says: `base_color_default` and so on. */
export const defaultColors = ( props: IslandProps ): Colors =>
	eachColor( ( name ) => {
		const value = props[ `${ snakeCase( name ) }_default` ];
		return typeof value === 'string' ? value : '';
	} );

/** The colors that the form shows. */
export const shownColors = (): Colors => eachColor( ( name ) => fieldOf( name )?.value ?? '' );

/** Whether two palettes are the same: `#FFF000` is `#fff000`. */
export const isSamePalette = ( one: Colors, other: Colors ): boolean =>
	NAMES.every( ( name ) => one[ name ].toLowerCase() === other[ name ].toLowerCase() );

/** Puts colors into the form, as if they were chosen there. */
export function showColors( colors: Colors ): void {
	NAMES.forEach( ( name ) => {
		const field = fieldOf( name );
		if ( field && field.value.toLowerCase() !== colors[ name ].toLowerCase() ) {
			field.value = colors[ name ];
			field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		}
	} );
}

/** The part of the form that has the colors; null where the form has none. */
export const colorCard = (): { card: Element; form: HTMLElement } | null => {
	const field = fieldOf( 'baseColor' );
	const card = field?.closest( '.storewright-settings__card' );
	return field?.form && card ? { card, form: field.form } : null;
};
