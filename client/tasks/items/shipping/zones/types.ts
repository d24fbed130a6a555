/** A way of shipping to a zone. */
export interface ZoneMethod {
	instance_id: number;
	/** Such as 'flat_rate'. */
	method_id: string;
	enabled: boolean;
	settings: Readonly< Record< string, { value: unknown } > >;
}

/** A part of the world with its ways of shipping. */
export interface Zone {
	id: number;
	name: string;
	/** Whether the shop may leave it without shipping: the rest of the world. */
	toggleable: boolean;
	methods: readonly ZoneMethod[];
}

/** A place that a zone covers. */
export interface ZoneLocation {
	code: string;
	type: 'postcode' | 'state' | 'country' | 'continent';
}

/** Shipping rate of a zone: a decimal string, or a sum with placeholders; null where nothing is shipped. */
export type Rate = string | null;

/** Change of a zone's shipping rate. */
export interface RateChange {
	/** Null for the zone of the store's country, which is yet to be made. */
	zoneId: number | null;
	/** Name of a zone that has to be made. */
	name: string;
	toggleable: boolean;
	rate: Rate;
	/** The rate that the owner saw. */
	expected: Rate;
}
