/** Returns a text without its accents and in lower case, as lists are searched. */
export const searchable = ( text: string ): string => text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();
