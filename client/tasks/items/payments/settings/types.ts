/** What every page of the payments settings is told. */
export interface PageProps {
	/** Code of the country that providers are suggested for. */
	location: string;
	/** Whether the owner came from another page of the settings: the focus comes along. */
	takesFocus: boolean;
}
