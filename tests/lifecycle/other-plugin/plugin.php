<?php
/**
 * Plugin Name: Other plugin
 * Description: Does nothing: shows what WordPress itself keeps of a plugin that came and went.
 *
 * @package Storewright
 */
